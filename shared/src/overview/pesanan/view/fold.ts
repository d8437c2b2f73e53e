import { type Child, make } from './element.ts'

/** Marks parts of a fold that are made when it first unfolds. */
const FILLS = new WeakMap<HTMLDetailsElement, () => void>()

interface Fold {
  /** The name by which it stays open in the next drawing. */
  kunci: string
  summary: readonly Child[]
  /** Text that is there from the start: a search in the page finds it. */
  content: Child
  /** Adds what only hands need, such as buttons that send a file, the first time that it unfolds. */
  fill: () => void
}

/** Makes a fold whose buttons are made when it first unfolds: a family may have thirty of them. */
export function makeFold({ kunci, summary, content, fill }: Fold): HTMLDetailsElement {
  const fold = make('details', { 'data-kunci': kunci }, make('summary', {}, summary), content)
  FILLS.set(fold, fill)
  fold.addEventListener('toggle', () => fold.open && fillOnce(fold))
  return fold
}

/** Opens a fold with all that is in it; the browser's own event would come too late for whoever stands in it. */
export function unfold(fold: HTMLDetailsElement): void {
  fillOnce(fold)
  fold.open = true
}

function fillOnce(fold: HTMLDetailsElement): void {
  FILLS.get(fold)?.()
  FILLS.delete(fold)
}
