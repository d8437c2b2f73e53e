import '@safar/shared/browser/bawaan'
import { cutText } from '@safar/shared/cut-text'
import { TANYA_SEARCH_MAX } from '@safar/shared/tanya/search-address'
import { holdsAll, type Matches, readSearch, wordsOf } from './search.ts'

/* Searches the page itself: every answer is in it, with scripts or without. */

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Lets the field above the questions leave those alone that say what was typed. */
export function searchQuestions(main: HTMLElement, form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const status = main.querySelector<HTMLElement>('[role="status"]')
  const topics = main.querySelector<HTMLElement>('nav')
  const groups = [...main.querySelectorAll<HTMLElement>('[data-kategori]')]
  if (!input || !status || !topics) return
  const entries = [...main.querySelectorAll('details')].map((details) => {
    const said = [...details.querySelectorAll('summary, [data-jawab]')]
    return { details, said, words: said.flatMap(({ textContent }) => wordsOf(textContent)) }
  })
  const known = new Set(entries.flatMap(({ words }) => words))
  const [list] = groups

  const show = () => {
    const typed = cutText(input.value, TANYA_SEARCH_MAX).trim()
    const search = readSearch(typed, known)
    const isSearching = search.length > 0
    unmark(main)
    const found = entries.filter(({ words }) => holdsAll(words, search))
    const left = new Set(found.map(({ details }) => details))
    for (const { details } of entries) {
      details.hidden = !left.has(details)
      details.open = isSearching && details === found[0]?.details
    }
    for (const group of groups)
      group.hidden = [...group.querySelectorAll('details')].every(({ hidden }) => hidden)
    if (isSearching) for (const { said } of found) for (const part of said) mark(part, search)
    main.toggleAttribute('data-searching', isSearching)
    // What was asked for comes first; on a phone the topics would stand before it.
    if (isSearching) groups.at(-1)?.after(topics)
    else list?.before(topics)
    status.textContent = isSearching ? resultText(found.length, typed) : ''
    const address = new URL(location.href)
    if (isSearching) address.searchParams.set('q', typed)
    else address.searchParams.delete('q')
    history.replaceState(history.state, '', address)
  }

  input.addEventListener('input', show)
  // Whoever goes to a topic or an answer wants to see it, whatever was searched for.
  const goTo = () => {
    const goal = document.getElementById(location.hash.slice(1))
    const details = goal?.closest('details')
    if (!details && !goal?.matches('[data-kategori]')) return
    if (goal?.closest('[hidden]')) {
      input.value = ''
      show()
    }
    if (details) details.open = true
    goal?.scrollIntoView()
  }
  addEventListener('hashchange', goTo)
  input.value = cutText(new URLSearchParams(location.search).get('q') ?? input.value, TANYA_SEARCH_MAX)
  if (input.value !== '') show()
  if (location.hash) goTo()
}

function resultText(count: number, typed: string): string {
  if (count > 0) return `${count} jawaban untuk “${typed}”`
  return `Belum ada jawaban untuk “${typed}”. Coba kata lain, atau tanyakan langsung kepada kami.`
}

function mark(within: Element, search: readonly Matches[]): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const hits = [...text.data.matchAll(WORD)].filter(([word]) =>
      wordsOf(word).some((each) => search.some((matches) => matches(each))),
    )
    // From the last on: what stands before keeps its place.
    for (const { index, 0: word } of hits.reverse()) {
      const hit = document.createElement('mark')
      const rest = text.splitText(index)
      rest.splitText(word.length)
      rest.replaceWith(hit)
      hit.append(rest)
    }
  }
}

function unmark(within: Element): void {
  for (const hit of within.querySelectorAll('mark')) {
    const parent = hit.parentNode
    hit.replaceWith(...hit.childNodes)
    parent?.normalize()
  }
}
