import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { PageElement } from './page.ts'

/*
 * Extracts the critical CSS of a page from its markup: each rule whose every class, id, element and attribute is
 * somewhere in it. Too many rules rather than too few; the whole sheet follows and states everything again in its own
 * order.
 */

/** The selectors that match only once somebody interacts, by when the sheet has loaded. */
const LATER = /:(?:hover|active|popover-open)|::(?:backdrop|selection)/
/** More sheets, or first screens of one, than a site has kinds of pages. */
const KEPT = 200
const LATER_AT = /^(?:starting-style|page)$/

/** Returns the part of `css` that applies to `elements`. */
export function firstScreenCss(css: string, elements: readonly PageElement[]): string {
  const sheet = sheetOf(css)
  const inMarkup = tokensOf(elements)
  const known = sheet.tokens.filter((token) => inMarkup.has(token))
  // Pages of one kind share the tokens of their sheet, and there may be thousands of them.
  const key = known.join(' ')
  const done = sheet.done.get(key) ?? cut(sheet.root, new Set(known))
  if (sheet.done.size >= KEPT) sheet.done.clear()
  sheet.done.set(key, done)
  return done
}

function cut(whole: postcss.Root, known: Set<string>): string {
  const root = whole.clone()
  keepNeeded(root, known)
  dropUnusedTokens(root)
  const text = root.toString()
  root.walkAtRules('keyframes', (rule) => {
    if (!usesAnimation(text, rule)) rule.remove()
  })
  return root.toString()
}

interface Sheet {
  root: postcss.Root
  /** The tokens of all its selectors. */
  tokens: string[]
  /** First screens' parts, by the tokens that their markup has. */
  done: Map<string, string>
}

const sheets = new Map<string, Sheet>()

/** Parses a sheet, cached: pages of one kind share theirs. */
function sheetOf(css: string): Sheet {
  const known = sheets.get(css)
  if (known) return known
  const root = postcss.parse(css)
  const tokens = new Set<string>()
  root.walkRules((rule) => {
    for (const selector of rule.selectors) for (const token of tokensOfSelector(selector)) tokens.add(token)
  })
  const sheet: Sheet = { root, tokens: [...tokens].sort(), done: new Map() }
  if (sheets.size >= KEPT) sheets.clear()
  sheets.set(css, sheet)
  return sheet
}

function keepNeeded(container: Container, known: Set<string>): void {
  container.each((node) => {
    if (!needed(node, known)) node.remove()
  })
}

function needed(node: ChildNode, known: Set<string>): boolean {
  if (node.type === 'comment') return false
  if (node.type === 'rule') return ruleNeeded(node, known)
  if (node.type !== 'atrule') return true
  if (LATER_AT.test(node.name) || (node.name === 'media' && /\bprint\b/.test(node.params))) return false
  if (!/^(?:media|supports|layer|container)$/.test(node.name) || !node.nodes) return true
  keepNeeded(node, known)
  // The order of layers is that of their first mention.
  return node.nodes.length > 0 || node.name === 'layer'
}

function ruleNeeded(rule: Rule, known: Set<string>): boolean {
  return rule.selectors.some(
    (selector) => !LATER.test(selector) && tokensOfSelector(selector).every((token) => known.has(token)),
  )
}

/** Drops unused custom properties, repeatedly: one may use others. */
function dropUnusedTokens(root: postcss.Root): void {
  for (let before = ''; ; ) {
    const text = root.toString()
    if (text === before) return
    before = text
    const used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
    root.walkDecls(/^--/, (token) => {
      if (!used.has(token.prop)) token.remove()
    })
  }
}

function usesAnimation(css: string, { params }: AtRule): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*\\b${params}\\b`).test(css)
}

/**
 * Returns the tokens that an element needs for a selector; the arguments of `:is()`, `:not()` and `:has()` are ignored.
 */
function tokensOfSelector(selector: string): string[] {
  let plain = selector.replace(/"[^"]*"|'[^']*'/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, '')
  }
  plain = plain.replace(/::?[\w-]+/g, '')
  const attributes = [...plain.matchAll(/\[\s*([\w-]+)[^\]]*\]/g)].map(([, name]) => `[${name}`)
  plain = plain.replace(/\[[^\]]*\]/g, '')
  return [...attributes, ...(plain.match(/[.#]?[a-zA-Z_][\w-]*/g) ?? [])]
}

/** Returns the tokens of an element that a selector may ask for. */
function tokensOf(elements: readonly PageElement[]): Set<string> {
  const tokens = new Set<string>()
  for (const { tagName, attrs } of elements) {
    tokens.add(tagName.toLowerCase())
    for (const each of attrs) {
      tokens.add(`[${each.name}`)
      // Only these attributes are decoded, which takes time.
      if (each.name === 'class') for (const name of each.value.split(/\s+/)) tokens.add(`.${name}`)
      if (each.name === 'id') tokens.add(`#${each.value}`)
    }
  }
  return tokens
}
