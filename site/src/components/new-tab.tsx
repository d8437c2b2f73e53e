/** Renders the hidden words at the end of a link that opens a tab, for screen readers. */
export function NewTab() {
  return <span className="visually-hidden"> (tab baru)</span>
}
