import type { Block, ParsedPage, Placed } from './page.ts'
import {
  isRaw,
  isVoid,
  mayStandInBody,
  mayStandInHead,
  mayStandInSvg,
  takesNoWords,
} from './plain-nesting.ts'
import { endOfTag, isNameCode, PlainElement } from './plain-tag.ts'

/*
 * Parses a plainly written page, as Astro writes them, in a tenth of the time of a whole HTML parser. Plain is what can
 * be parsed in one way only: at the first thing that is not, the page is left to the whole parser.
 */

const DOCTYPE = /^<!doctype html>/i
const BLANK = /^[ \t\n\f\r]*$/

/**
 * Parses a plainly written page.
 * @returns null for any other page
 */
export function plainPage(html: string): ParsedPage | null {
  const doctype = DOCTYPE.exec(html)?.[0]
  // Browsers drop or replace a null character.
  if (!doctype || html.includes('\0')) return null
  const reader = new PlainReader(html, doctype.length)
  return reader.readAll() ? reader.page : null
}

interface Open extends Placed {
  element: PlainElement
  /** The place behind its start tag. */
  inside: number
}

type Part = 'before' | 'html' | 'head' | 'between' | 'body' | 'after body' | 'after'

class PlainReader {
  readonly page: ParsedPage = { metas: [], body: [], styles: [], scripts: [], comments: [] }
  readonly #html: string
  #at: number
  #part: Part = 'before'
  /** The open elements, from `<body>` on. */
  readonly #open: Open[] = []
  readonly #names: string[] = []
  /** The number of the open `<svg>` among them, counted from 1; 0 outside of one. */
  #svgDepth = 0

  constructor(html: string, at: number) {
    this.#html = html
    this.#at = at
  }

  /** Parses all of the page; false at the first thing that is not plain. */
  readAll(): boolean {
    const html = this.#html
    for (;;) {
      const next = html.indexOf('<', this.#at)
      const end = next < 0 ? html.length : next
      if (end > this.#at && !this.#takesWords() && !BLANK.test(html.slice(this.#at, end))) return false
      if (next < 0) return this.#part === 'after'
      this.#at = next + 1
      if (!this.#readTag()) return false
    }
  }

  #takesWords(): boolean {
    return this.#part === 'body' && !takesNoWords(this.#names.at(-1) ?? '')
  }

  #readTag(): boolean {
    const html = this.#html
    const start = this.#at - 1
    const code = html.charCodeAt(this.#at)
    if (code === 33) return this.#readComment(start)
    const isEnd = code === 47
    const nameStart = isEnd ? start + 2 : start + 1
    let nameEnd = nameStart
    while (isNameCode(html.charCodeAt(nameEnd))) nameEnd++
    const name = html.slice(nameStart, nameEnd)
    if (!/^[a-z]/i.test(name)) return false
    if (isEnd) {
      this.#at = nameEnd + 1
      return html[nameEnd] === '>' && this.#end(name, start)
    }
    this.#at = endOfTag(html, nameEnd)
    return this.#at > 0 && this.#start(name, start, nameEnd)
  }

  #readComment(start: number): boolean {
    const html = this.#html
    const end = html.indexOf('-->', start + 4)
    if (!html.startsWith('<!--', start) || end < 0 || this.#part.startsWith('after')) return false
    const text = html.slice(start + 4, end)
    if (/^-?>|<|--!|\r/.test(text)) return false
    this.#at = end + 3
    this.page.comments.push({ start, end: this.#at, text })
    return true
  }

  #start(name: string, start: number, nameEnd: number): boolean {
    const selfClosing = this.#html.charCodeAt(this.#at - 2) === 47
    if (this.#part === 'body') return this.#startInBody(name, start, nameEnd, selfClosing)
    if (selfClosing && !isVoid(name)) return false
    if (this.#part === 'before' && name === 'html') return this.#go('html')
    if (this.#part === 'html' && name === 'head') return this.#go('head')
    const element = new PlainElement(name, this.#html, nameEnd, false)
    if (this.#part === 'between' && name === 'body') {
      this.#push(element, start)
      return this.#go('body')
    }
    const placed = { element, start, end: this.#at }
    if (this.#part === 'after' && name === 'script') {
      // Astro writes some behind everything, and browsers move them into the body.
      this.page.body.push(placed)
      return this.#readRaw(placed)
    }
    if (this.#part !== 'head' || !mayStandInHead(name)) return false
    if (name === 'meta') this.page.metas.push(placed)
    return isVoid(name) || this.#readRaw(placed)
  }

  #startInBody(given: string, start: number, nameEnd: number, selfClosing: boolean): boolean {
    if (this.#svgDepth > 0) {
      const name = given.toLowerCase()
      const element = new PlainElement(name, this.#html, nameEnd, true)
      if (!mayStandInSvg(name)) return false
      if (selfClosing) this.page.body.push({ element, start, end: this.#at })
      else this.#push(element, start)
      return true
    }
    if (!mayStandInBody(given, this.#names) || (selfClosing && !isVoid(given))) return false
    const element = new PlainElement(given, this.#html, nameEnd, given === 'svg')
    if (isVoid(given) || isRaw(given)) {
      const placed = { element, start, end: this.#at }
      this.page.body.push(placed)
      if (isRaw(given)) return this.#readRaw(placed)
      this.#offer(element)
      return true
    }
    this.#push(element, start)
    if (given === 'svg') this.#svgDepth = this.#open.length
    return true
  }

  #offer(element: PlainElement): void {
    const parent = this.#open.at(-1)?.element
    if (parent?.tagName !== 'picture') return
    if (element.tagName === 'source') parent.source ??= element
    if (element.tagName === 'img') element.picture = parent
  }

  #push(element: PlainElement, start: number): void {
    const open = { element, start, end: this.#at, inside: this.#at }
    this.page.body.push(open)
    this.#open.push(open)
    this.#names.push(element.tagName)
  }

  #end(given: string, start: number): boolean {
    if (this.#part === 'head' && given === 'head') return this.#go('between')
    if (this.#part === 'after body' && given === 'html') return this.#go('after')
    const last = this.#open.at(-1)
    if (this.#part !== 'body' || !last) return false
    const name = this.#svgDepth > 0 ? given.toLowerCase() : given
    if (last.element.tagName !== name) return false
    last.end = this.#at
    if (this.#open.length === this.#svgDepth) this.#svgDepth = 0
    this.#open.pop()
    this.#names.pop()
    // With scripts on, a browser takes the first end tag it sees, in an attribute as well.
    if (name === 'noscript' && /<\/noscript/i.test(this.#html.slice(last.inside, start))) return false
    return this.#open.length > 0 || this.#go('after body')
  }

  #go(part: Part): true {
    this.#part = part
    return true
  }

  /** Reads to the end of a raw text element. */
  #readRaw(placed: Placed): boolean {
    const html = this.#html
    const name = placed.element.tagName
    const start = this.#at
    let end = html.indexOf('</', start)
    while (end >= 0 && html.slice(end + 2, end + 2 + name.length).toLowerCase() !== name)
      end = html.indexOf('</', end + 2)
    if (end < 0 || !html.startsWith(`${name}>`, end + 2)) return false
    const raw = html.slice(start, end)
    // In a script this string changes which end tag closes it.
    if (name === 'script' && raw.includes('<!--')) return false
    this.#at = end + name.length + 3
    placed.end = this.#at
    if (name !== 'style' && name !== 'script') return true
    const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw
    const block: Block = { ...placed, text, inside: { start, end }, inHead: this.#part === 'head' }
    this.page[name === 'style' ? 'styles' : 'scripts'].push(block)
    return true
  }
}
