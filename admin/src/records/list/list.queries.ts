import type { Noun } from '@safar/shared/records/noun/field'
import type { StatusAsked } from '@safar/shared/records/noun/states'
import { queryOptions } from '@tanstack/react-query'

interface Client<Row> {
  list(query: { status: StatusAsked; ringkas: true; signal: AbortSignal }): Promise<Row[]>
}

/** Every record of a noun, whatever its state: what forms and links choose from. All that is read of a noun goes by its name. */
export function listQuery<Row>({ name }: Pick<Noun, 'name'>, client: Client<Row>) {
  return queryOptions({
    queryKey: [name, 'list'],
    queryFn: ({ signal }) => client.list({ status: 'semua', ringkas: true, signal }),
  })
}
