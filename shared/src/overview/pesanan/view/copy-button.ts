import { make, makeIcon } from './element.ts'

/** Milliseconds for which the button says that it was done. */
const SAID_MS = 4_000

/** Makes a button that copies the digits of a number, and says so. Banks' forms take digits alone. */
export function makeCopyButton(digits: string, label: string): HTMLButtonElement {
  const word = make('span', {}, 'Salin')
  const said = make('span', { role: 'status', class: 'visually-hidden' })
  const button = make(
    'button',
    { type: 'button', class: 'btn btn--line salin', 'data-kunci': `salin-${label}` },
    makeIcon('copy'),
    word,
    make('span', { class: 'visually-hidden' }, ` ${label}`),
    said,
  )
  let timer = 0
  const tell = (text: string, isDone: boolean) => {
    word.textContent = text
    said.textContent = isDone ? `${label} tersalin` : text
    button.toggleAttribute('data-tersalin', isDone)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      word.textContent = 'Salin'
      said.textContent = ''
      button.removeAttribute('data-tersalin')
    }, SAID_MS)
  }
  button.addEventListener('click', () => {
    copyText(digits).then(
      () => tell('Tersalin', true),
      // The number stands beside it.
      () => tell('Salin dengan tangan', false),
    )
  })
  return button
}

/** Copies a text; browsers within other apps often know the old way alone. */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = make('textarea', { class: 'visually-hidden', 'aria-hidden': 'true', readonly: true })
    field.value = text
    const focused = document.activeElement
    document.body.append(field)
    field.select()
    // Deprecated everywhere, and the only way there.
    const isCopied = document.execCommand('copy')
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    if (!isCopied) throw new Error('This browser copies nothing')
  }
}
