### So wird Deep River gespielt, mit unseren eigenen Worten.

guide-lead-deep-river = Zwei Personen, ein Fluss. Aale schwimmen in die eine Richtung, Lachse in die andere, und beide versuchen, den Bären ins Nest der Gegenseite zu treiben.
dr-guide-goal-title = Ziel des Spiels
dr-guide-goal = Erreicht der Bär ein Nest, verliert sofort, wem es gehört. Treiben vorher zwei der drei Strömungen bis zum letzten Feld, gewinnt, wessen Nest weiter vom Bären entfernt ist; steht der Bär am mittleren Feld, ist es unentschieden.
dr-guide-turn-title = Dein Zug
dr-guide-turn-1 = Wähle eine Strömung, die nicht gekippt ist, und tu, was ihre Oberseite sagt.
dr-guide-turn-2 = Eine Zahl: Einer deiner Fische schwimmt so viele Felder. „1 + Bär“: Ein Fisch schwimmt ein Feld, dann geht der Bär einen Schritt. „Zweimal 1“: zweimal ein Feld, mit demselben Fisch oder mit zweien.
dr-guide-turn-3 = Dann treibt die Strömung ein Feld weiter und dreht sich um. Am letzten Feld dreht sie sich nur noch um.
dr-guide-turn-4 = Du kannst so oft etwas rückgängig machen, wie du willst, bis du deinen Zug beendest.
dr-guide-fish-title = Schwimmen
dr-guide-fish-1 = Du bewegst Fische aus deinem Nest, deine Fische, die allein liegen, und Stapel, bei denen dein Fisch oben liegt. Ein Stapel schwimmt als Ganzes.
dr-guide-fish-2 = Ein einzelner Fisch, der auf einen einzelnen gegnerischen trifft, klettert auf ihn, und der Stapel gehört dir. Ein Stapel braucht einen leeren Platz; Stapel sind nie höher als zwei.
dr-guide-fish-3 = Ist der Platz voll, schwimmt der Fisch weiter zum nächsten freien.
dr-guide-fish-4 = Im anderen Nest schiebt jeder ankommende Einzelfisch den Bären einen Schritt, jeder Doppelfisch zwei. Dann kehrt jeder in sein Nest heim, mit derselben Seite nach oben.
dr-guide-tiles-title = Wo ein Fisch ankommt
dr-guide-tile-bear = Bär: Kommt ein Doppelfisch an, geht der Bär einen Schritt auf das andere Nest zu.
dr-guide-tile-advance = Weiter: Einer deiner Fische schwimmt noch ein Feld, ohne weiteren Effekt.
dr-guide-tile-swap = Tausch: Dreh einen Stapel im Fluss um, sodass er die Seite wechselt. Das musst du, auch wenn es wehtut.
dr-guide-tile-tilt = Kippen: Kipp eine Strömung; dein Gegenüber kann sie im nächsten Zug nicht wählen. Eine bleibt immer frei.
dr-guide-tile-big = Das große Feld in der Mitte: Mach einen deiner Einzelfische zum Doppelfisch. Kommt ein Doppelfisch an, darfst du stattdessen mit einem Fisch ein Feld schwimmen und dort den Effekt nutzen.
dr-guide-tips-title = Drei Tipps vom alten Bären
dr-guide-tip-1 = Ein Doppelfisch zählt für zwei: Er schiebt den Bären doppelt so weit, und nur Doppelfische wecken die Bärenfelder.
dr-guide-tip-2 = Wer auf einem gegnerischen Fisch ins Nest reitet, verschenkt nichts: Der mitgenommene Fisch zählt auch.
dr-guide-tip-3 = Behalte das letzte Feld im Auge. Wenn eine zweite Strömung dort ankommt, sollte der Bär auf der richtigen Seite sein.
