/** Shows the buttons that copy a number where this browser has a clipboard; hidden without scripts. */
export function showCopyButtons(root: ParentNode): void {
  // Without a secure connection there is no clipboard, whatever the types say.
  if (!('clipboard' in navigator)) return
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-salin]')) {
    const said = button.nextElementSibling
    button.hidden = false
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(button.dataset.salin ?? '').then(
        () => tell(said, 'Nomor disalin'),
        () => tell(said, 'Belum tersalin: tandai nomornya, lalu salin'),
      )
    })
  }
}

function tell(place: Element | null, words: string): void {
  if (place) place.textContent = words
}
