import { paths } from '../../../platform/paths.ts'

/** The page of one registration. */
export function rinciPath(id: number): string {
  return `${paths.pendaftaran}/${id}`
}
