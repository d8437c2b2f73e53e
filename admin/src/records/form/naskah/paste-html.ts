import { cutText } from '@safar/shared/platform/text/cut-text'
import { isTautan } from '@safar/shared/records/naskah/tautan'
import { plainTables } from './paste-table.ts'

/*
 * Reduces the HTML that word processors and pages put on the clipboard: headings, lists, links, tables, bold and
 * italics stay. The editor drops by itself what it does not know; this handles what it would misread.
 */

/** The most letters of pasted HTML that are parsed; of more, the words alone are taken. */
export const MOST_HTML = 500_000
const NAMA_MOST = 60
/** Letters up to which its pictures are looked for: they stand in it themselves, and make it long. */
const MOST_LOOKED = 20_000_000

/** Reduces pasted HTML to markup that the editor can hold. */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('style, script, meta, title, xml, img, svg')) element.remove()
  // Some pages are one form, and what stands on a button is a word as well.
  for (const element of page.querySelectorAll('form, button')) unwrap(element)
  wordLists(page)
  for (const element of page.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, p.MsoTitle'))
    headingOf(element)
  for (const link of page.querySelectorAll('a')) {
    if (!isTautan(link.getAttribute('href') ?? '') || link.textContent.trim() === '') unwrap(link)
  }
  // Some pages mark whole paragraphs as code.
  for (const element of page.querySelectorAll('pre code')) unwrap(element)
  for (const end of page.querySelectorAll('pre br')) end.replaceWith('\n')
  plainTables(page)
  return page.body.innerHTML
}

/** Returns the names of a paste's pictures, none of which come along: their alt texts, else their file names. */
export function gambarTertinggal(html: string): string[] {
  const looked = html.slice(0, MOST_LOOKED)
  if (!/<img/i.test(looked)) return []
  const page = new DOMParser().parseFromString(looked, 'text/html')
  return [...page.querySelectorAll('img')].map((image) => {
    const alt = image.getAttribute('alt')?.trim() ?? ''
    const src = image.getAttribute('src') ?? ''
    const berkas = src.startsWith('data:') ? '' : (src.split(/[\\/]/).at(-1)?.split(/[?#]/)[0] ?? '')
    return cutText(alt || berkas || 'tanpa nama', NAMA_MOST)
  })
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Lowers a heading by one level, to the site's two: the page's own heading stands above. */
function headingOf(element: HTMLElement): void {
  const level = element.tagName === 'P' ? 1 : Number(element.tagName.slice(1))
  const heading = element.ownerDocument.createElement(level <= 2 ? 'h2' : 'h3')
  for (const end of element.querySelectorAll('br')) end.replaceWith(' ')
  // A heading is bold by itself.
  heading.textContent = element.textContent.replace(/\s+/g, ' ').trim()
  element.replaceWith(heading)
}

interface Open {
  list: HTMLElement
  level: number
}

/** Converts Word's lists: it writes entries as paragraphs, with mark and depth in a style. */
function wordLists(page: Document): void {
  let open: Open[] = []
  let last: Element | null = null
  for (const entry of page.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class*="MsoListParagraph"]',
  )) {
    const style = entry.getAttribute('style') ?? ''
    const level = Number(/level(\d)/.exec(style)?.[1] ?? 1)
    const sign = entry.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const words = sign?.textContent ?? entry.textContent
    const isOrdered = /^\s*[\da-z]{1,4}[.)]/i.test(words.slice(0, 12))
    sign?.remove()
    if (entry.previousElementSibling !== last) open = []
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const inner = open.at(-1)
    const item = page.createElement('li')
    item.append(...entry.childNodes)
    if (inner && inner.level >= level) {
      inner.list.append(item)
      entry.remove()
    } else {
      const list = page.createElement(isOrdered ? 'ol' : 'ul')
      list.append(item)
      if (inner?.list.lastElementChild) {
        inner.list.lastElementChild.append(list)
        entry.remove()
      } else {
        entry.replaceWith(list)
        last = list
      }
      open.push({ list, level })
    }
  }
}
