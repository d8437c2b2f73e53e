import { tanpaAlt } from '@safar/shared/files/gambar/gambar'
import { ApiError } from '@safar/shared/platform/http/errors'
import { altErrors, gambarOf } from '@safar/shared/records/noun/siap-dibaca'
import type { FormValues } from '@safar/shared/records/noun/values'
import { useQueries } from '@tanstack/react-query'
import { pustakaQueries } from '../../../files/gambar/pustaka/pustaka.queries.ts'
import type { FormShape } from '../shape.ts'
import { toFormErrors } from '../validate.ts'
import { toInput } from '../values.ts'

/** The most pictures of one record that are looked up: a text may name thousands. */
const ASKED_MOST = 50
const NOT_FOUND = 404

/**
 * Returns the paths of pictures without an alt text, those missing in the library included. A picture still being
 * looked up counts as described.
 */
export function useAlt({ shape, values }: { shape: FormShape; values: FormValues }): readonly string[] {
  const { input, sent } = toInput(shape.noun.fields, values)
  const pictures = shape.noun.withoutAlt ? [] : gambarOf(shape.noun.fields, input)
  const names = [...new Set(pictures.map(([, name]) => name))]
  const known = useQueries({ queries: names.slice(0, ASKED_MOST).map((name) => pustakaQueries.one(name)) })
  const told = new Set(
    names.filter((_, at) => {
      const { data, error } = known[at] ?? {}
      return data ? !tanpaAlt(data) : !(error instanceof ApiError && error.status === NOT_FOUND)
    }),
  )
  return Object.keys(toFormErrors(shape, altErrors(shape.noun, input, told), sent))
}
