import { searchTerms } from '@safar/shared/platform/search'
import { foldText } from '@safar/shared/platform/text/fold-text'
import classes from './palette.module.css'

/** Renders a text with the words of a search marked. */
export function Marked({ text, q }: { text: string; q: string }) {
  const folded = foldText(text)
  // Where folding removes letters, indexes in one text are wrong in the other.
  if (folded.length !== text.length) return text
  const forms = searchTerms(q).flat()
  const isHit = new Array<boolean>(text.length).fill(false)
  for (const form of forms) {
    for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + form.length)) {
      isHit.fill(true, at, at + form.length)
    }
  }
  const runs: { start: number; end: number; hit: boolean }[] = []
  for (const [index, hit] of isHit.entries()) {
    const last = runs.at(-1)
    if (last?.hit === hit) last.end = index + 1
    else runs.push({ start: index, end: index + 1, hit })
  }
  return runs.map(({ start, end, hit }) => {
    const part = text.slice(start, end)
    return hit ? (
      <mark key={start} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    )
  })
}
