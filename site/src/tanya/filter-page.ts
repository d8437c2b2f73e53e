import '@safar/shared/platform/browser/bawaan'
import { TANYA_SEARCH_MAX, TANYA_SEBAGIAN_MAX } from '@safar/shared/content/tanya/search-address'
import { sebagianText } from '@safar/shared/content/tanya/search-text'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { type Dicari, rankAnswers, readSearch, wordsOf } from './search.ts'

/* Filters the page itself: every answer is in it, with scripts or without. */

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** Filters the questions by the field above them: those with every typed word, then those with some. */
export function searchQuestions(main: HTMLElement, form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const status = main.querySelector<HTMLElement>('[role="status"]')
  const topics = main.querySelector<HTMLElement>('nav')
  const groups = [...main.querySelectorAll<HTMLElement>('[data-kategori]')]
  const place = main.querySelector<HTMLElement>('[data-temuan]')
  const judul = place?.querySelector('h2')
  if (!input || !status || !topics || !place || !judul) return
  const entries = [...main.querySelectorAll('details')].map((details) => {
    const said = [...details.querySelectorAll('summary, [data-jawab]')]
    return {
      details,
      home: details.parentElement,
      said,
      words: said.flatMap(({ textContent }) => wordsOf(textContent)),
    }
  })
  const known = new Set(entries.flatMap(({ words }) => words))
  const [list] = groups

  const show = () => {
    const typed = cutText(input.value, TANYA_SEARCH_MAX).trim()
    const search = readSearch(typed, known)
    const isSearching = search.length > 0
    unmark(main)
    // Each back in its place, in its order.
    for (const { details, home } of entries) {
      home?.append(details)
      details.open = false
    }
    const held = entries.map(({ words }) => search.map(({ matches }) => words.some(matches)))
    const { penuh, sebagian, asing } = rankAnswers(held, search)
    const at = (places: readonly number[]) => places.flatMap((nth) => entries[nth] ?? [])
    const [all, some] = [at(penuh), at(sebagian).slice(0, TANYA_SEBAGIAN_MAX)]
    if (isSearching) {
      place.replaceChildren(
        ...all.map(({ details }) => details),
        judul,
        ...some.map(({ details }) => details),
      )
      judul.hidden = all.length === 0 || some.length === 0
      for (const [nth, { details, said }] of [...all, ...some].entries()) {
        details.open = nth === 0
        for (const part of said) mark(part, search)
      }
    }
    place.hidden = !isSearching
    for (const group of groups) group.hidden = isSearching
    main.toggleAttribute('data-searching', isSearching)
    // What was asked for comes first; on a phone the topics would stand before it.
    if (isSearching) place.after(topics)
    else list?.before(topics)
    status.textContent = isSearching ? resultText(typed, all.length, some.length, asing) : ''
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

function resultText(typed: string, penuh: number, sebagian: number, asing: readonly string[]): string {
  if (penuh > 0) return `${penuh} jawaban untuk “${typed}”`
  if (sebagian > 0) return sebagianText('jawaban', typed, sebagian, asing)
  return `Belum ada jawaban untuk “${typed}”. Coba kata lain, atau tanyakan langsung kepada kami.`
}

function mark(within: Element, search: readonly Dicari[]): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const hits = [...text.data.matchAll(WORD)].filter(([word]) =>
      wordsOf(word).some((each) => search.some(({ matches }) => matches(each))),
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
