/** Ends the words of every link that opens a tab, for people who do not see that it does. */
export function NewTab() {
  return <span className="visually-hidden"> (tab baru)</span>
}
