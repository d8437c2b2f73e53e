import { useWayBack } from '../list/from-list.ts'
import { paths } from '../paths.ts'

/** The list as it was left; plain for whoever came from elsewhere. */
export function useListPath(): string {
  return useWayBack(paths.packages)
}
