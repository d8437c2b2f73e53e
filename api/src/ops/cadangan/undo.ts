/** The steps that undo what was put into a store, if the rest fails. */
export interface Undo {
  /** To be noted before what it takes back is done. */
  note(...steps: readonly (() => Promise<void>)[]): void
  /** Takes everything back, the last first; a second call has nothing to do. */
  takeBack(): Promise<void>
}

export function createUndo(): Undo {
  const steps: (() => Promise<void>)[] = []
  return {
    note: (...more) => void steps.push(...more),
    async takeBack() {
      for (const step of steps.splice(0).reverse()) await step()
    },
  }
}
