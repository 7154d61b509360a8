/** The light of the theme, for what is painted and knows no style sheet. */
import { createSubscriber } from 'svelte/reactivity';

const root = document.documentElement;
const follow = createSubscriber((changed) => {
  const themes = new MutationObserver(changed);
  themes.observe(root, { attributeFilter: ['data-theme'] });
  return () => themes.disconnect();
});

/** Whether it is evening now; who asks in an effect is told when that changes. */
export function isDark(): boolean {
  follow();
  return root.dataset.theme === 'dark';
}
