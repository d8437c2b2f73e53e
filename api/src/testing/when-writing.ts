import type { TestApp } from './test-app.ts'

/**
 * Returns a server's dependencies with a hook that runs each time a transaction is about to begin, by when everything
 * before it has been read, on a machine of any speed.
 */
export function whenWriting({ deps }: TestApp, happens: () => void | Promise<void>) {
  const db = new Proxy(deps.database.db, {
    get(own, name): unknown {
      if (name === 'transaction') return () => afterwards(own)
      const value: unknown = Reflect.get(own, name, own)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
  const afterwards = (own: typeof db): Pick<ReturnType<typeof own.transaction>, 'execute'> => ({
    async execute(change) {
      await happens()
      return own.transaction().execute(change)
    },
  })
  return { ...deps, database: { ...deps.database, db } }
}
