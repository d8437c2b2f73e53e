import type { Noun } from '@safar/shared/records/noun/field'
import type { StatusAsked } from '@safar/shared/records/noun/states'
import { queryOptions } from '@tanstack/react-query'

interface Client<Row> {
  list(query: { status: StatusAsked; ringkas: true; signal: AbortSignal }): Promise<Row[]>
}

/**
 * Reads every record of a noun, whatever its state, for forms and links to choose from. All queries of a noun begin
 * with its name.
 */
export function listQuery<Row>({ name }: Pick<Noun, 'name'>, client: Client<Row>) {
  return queryOptions({
    queryKey: [name, 'list'],
    queryFn: ({ signal }) => client.list({ status: 'semua', ringkas: true, signal }),
  })
}
