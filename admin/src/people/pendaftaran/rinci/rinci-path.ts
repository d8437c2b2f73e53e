import { paths } from '../../../platform/paths.ts'

/** Returns the path of one registration's page. */
export function rinciPath(id: number): string {
  return `${paths.pendaftaran}/${id}`
}
