import type { TestApp } from './test-app.ts'

/**
 * What a server with these has in its hands, with something that happens each time one of its transactions is about to
 * begin: all that it reads before has been read by then, on a machine of any speed.
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
