/**
 * Moves the focus to the start of the page's content when the focused element was removed, so that keys do not start
 * before the menu again.
 */
export function goOnInPage(): void {
  if (document.activeElement === document.body) document.getElementById('isi')?.focus({ preventScroll: true })
}
