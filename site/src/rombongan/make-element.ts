type Child = Node | string | null | false
interface Given {
  class?: string
  id?: string
  text?: string
  attributes?: Readonly<Record<string, string>>
  onClick?: () => void
}

/** Makes an element. What people wrote comes as text alone. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: name, id, text, attributes = {}, onClick }: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (name) element.className = name
  if (id) element.id = id
  if (text !== undefined) element.textContent = text
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (onClick) element.addEventListener('click', onClick)
  element.append(...children.filter((child): child is Node | string => child !== null && child !== false))
  return element
}

/** Makes a button of the page's own kind. */
export const button = (text: string, onClick: () => void, name = 'tombol'): HTMLButtonElement =>
  make('button', { class: name, text, attributes: { type: 'button' }, onClick })

const DIALLED = /[^\d+]/g

/** Makes a link that calls a number. */
export const callLink = (nama: string, telepon: string): HTMLAnchorElement =>
  make('a', {
    class: 'telepon',
    text: 'Telepon',
    attributes: { href: `tel:${telepon.replace(DIALLED, '')}`, 'aria-label': `Telepon ${nama}, ${telepon}` },
  })

/** Tells whether a field's text is short enough, and says so in the field's own words where it is not. */
export function fits(field: HTMLInputElement | HTMLTextAreaElement, text: string, most: number): boolean {
  field.setCustomValidity(text.length > most ? `Paling banyak ${most} huruf, sekarang ${text.length}.` : '')
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  return field.reportValidity()
}
