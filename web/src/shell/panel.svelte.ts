/** Whether the settings are open, and where they were opened at. Every page has them in its bar, so there is one of them. */
export const panel = $state<{ open: boolean; at: '' | 'name' }>({ open: false, at: '' });

/** Show the settings; `at` names what shall be changed there. */
export function openSettings(at: '' | 'name' = ''): void {
  panel.at = at;
  panel.open = true;
}
