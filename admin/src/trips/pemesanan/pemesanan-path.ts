import { paths } from '../../platform/paths.ts'

/** Returns the path of one booking's page. */
export function pemesananPath(id: number): string {
  return `${paths.pemesanan}/${id}`
}
