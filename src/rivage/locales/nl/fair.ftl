### De pagina die de dobbelstenen van een partij controleert.

fair-title = De dobbelstenen controleren
fair-lead = Niemand kon met deze dobbelstenen knoeien, en zo weet je dat zeker.
fair-how-1 = Voor de partij koos de server een geheim getal en toonde de vingerafdruk ervan, die bij geen enkel ander getal past.
fair-how-2 = Elke trekking volgt uit dat getal en de plaats in de partij, met een openbare berekening. Niets wat een speler doet, kan er iets aan veranderen.
fair-how-3 = Nu wordt het getal getoond. Je browser controleert de vingerafdruk en rekent elke trekking na.
fair-how-3-later = Later wordt het getal getoond. Dan controleert je browser de vingerafdruk en rekent hij elke trekking na.
fair-not-yet = Het getal is nog geheim: het wordt getoond als de partij is afgelopen.
fair-not-before = Het getal is nog geheim, want tot { $date } kunnen anderen met hetzelfde geluk beginnen. Kom dan terug om elke trekking te controleren.
fair-so-far = Wat er tot nu toe is getrokken:
fair-good = { $count ->
    [0] De vingerafdruk klopt. Er is niets getrokken.
    [one] Alles in orde: de vingerafdruk klopt, en de ene trekking ook.
   *[other] Alles in orde: de vingerafdruk klopt, en alle { $count } trekkingen ook.
}
fair-bad = Er klopt iets niet. Zie hieronder.
fair-unsafe = Deze browser kan dit alleen op https-pagina’s controleren.
fair-fingerprint = Vingerafdruk (SHA-256)
fair-number = Het getal
fair-draw = Trekking
fair-came = Uitkomst
fair-again = Hier nagerekend
fair-fits = ✓ hetzelfde
fair-differs = ✗ { $again }
fair-scripted = overgenomen uit de eerste partij
fair-back = Terug naar de tafel
