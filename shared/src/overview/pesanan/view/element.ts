import { PATHS } from '../../../platform/icon-paths.ts'

/*
 * Elements of the family's page. It is drawn by hand: React alone would weigh more than all that the page loads. Words
 * become text nodes, so what anybody typed is shown as text.
 */

export type Child = Node | string | null | false | undefined
type Attribute = string | number | boolean | null | undefined

/** Makes an element; an attribute that is null, undefined or false is left out, and true stands without a value. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children.flat()) if (child) element.append(child)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** Makes an icon, which readers of screens pass over. */
export function makeIcon(name: keyof typeof PATHS, size = 20): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  for (const [attribute, value] of Object.entries({
    class: 'icon',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  }))
    icon.setAttribute(attribute, String(value))
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name])
  icon.append(path)
  return icon
}

/** Makes a section with a heading that names it. */
export function makeSection(id: string, title: string, ...children: readonly Child[]): HTMLElement {
  return make('section', { 'aria-labelledby': id }, make('h2', { id, tabindex: -1 }, title), children)
}
