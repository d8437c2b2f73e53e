import { useLocation } from 'react-router-dom'

/** The router state of links on a list: the list's query. */
export interface FromList {
  daftar: string
}

/** Returns the router state for links on a list, so that the way back shows the same rows. */
export function useFromList(): FromList {
  return { daftar: useLocation().search }
}

/** Returns a list's address as it was left; without a query for whoever came from elsewhere. */
export function useWayBack(list: string): string {
  const state: unknown = useLocation().state
  const isFromList = typeof state === 'object' && state !== null && 'daftar' in state
  return isFromList && typeof state.daftar === 'string' ? `${list}${state.daftar}` : list
}
