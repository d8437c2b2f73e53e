/** Where what had the focus is gone, whoever works by keys goes on where the page begins, not before its menu. */
export function goOnInPage(): void {
  if (document.activeElement === document.body) document.getElementById('isi')?.focus({ preventScroll: true })
}
