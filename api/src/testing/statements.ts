import type { TestApp } from './test-app.ts'

/** Records the statements that a server sends to its database, one word each: `select` and the like. */
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
    /** The statements from the first write on, while others wait. */
    whileOthersWait: () =>
      statements.slice(statements.findIndex((kind) => kind === 'insert' || kind === 'update')),
  }
}
