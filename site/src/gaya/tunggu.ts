/** Resolves once something is so, which no event tells. */
export function tunggu(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (isSo() ? resolve() : setTimeout(look, 50))
    look()
  })
}
