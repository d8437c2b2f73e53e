/**
 * Returns the fragment that the page was opened with, `#` included; empty without one. Quick fingers follow a link
 * within the page before any island is alive, and then `location.hash` no longer says which room a list brought along.
 */
export function landingHash(): string {
  const opened = performance.getEntriesByType('navigation')[0]?.name ?? ''
  const at = opened.indexOf('#')
  return at < 0 ? '' : opened.slice(at)
}
