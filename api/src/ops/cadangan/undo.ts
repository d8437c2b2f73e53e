/** The steps that undo what was put into a store, if the rest fails. */
export interface Undo {
  /** Notes the undoing of a step, before the step itself. */
  note(...steps: readonly (() => Promise<void>)[]): void
  /** Undoes all steps, the last first; a second call does nothing. */
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
