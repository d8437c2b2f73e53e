import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { RenderFailure } from './render-failure.tsx'
import { UnknownAddress } from './unknown-address.tsx'

const NOT_FOUND = 404

/** What stands in place of the whole app: an address that does not exist, or a failure outside every page. */
export function RouteError() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === NOT_FOUND
  return isUnknown ? <UnknownAddress /> : <RenderFailure />
}
