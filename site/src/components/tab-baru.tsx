/** Ends the words of every link that opens a tab, for people who do not see that it does. */
export function TabBaru() {
  return <span className="visually-hidden"> (tab baru)</span>
}
