import type { TestApp } from './test-app.ts'

/** What a server with these asks of its database, a word for each statement: `select` and the like. */
export function withStatements({ deps }: TestApp) {
  const statements: string[] = []
  const db = deps.database.db.withPlugin({
    transformQuery({ node }) {
      statements.push(node.kind.replace('QueryNode', '').toLowerCase())
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    deps: { ...deps, database: { ...deps.database, db } },
    /** From the first write on, when others wait. */
    whileOthersWait: () =>
      statements.slice(statements.findIndex((kind) => kind === 'insert' || kind === 'update')),
  }
}
