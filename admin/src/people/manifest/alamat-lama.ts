import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '../../platform/paths.ts'
import { PENDAFTARAN_LIST } from '../pendaftaran/pendaftaran-address.ts'

/*
 * Registrations were under Manifest once: links in mails, other systems and bookmarks are redirected to where they are
 * now.
 */

const { filters, beside = [] } = PENDAFTARAN_LIST
const NAMES = ['q', 'page', 'row', ...[...filters, ...beside].map(({ name }) => name)]

/**
 * Redirects an address of Manifest that asks for the list of registrations.
 * @throws Response that leads there
 */
export function alamatLama({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const { search, searchParams } = new URL(request.url)
  if (NAMES.some((name) => searchParams.has(name))) throw redirect(`${paths.pendaftaran}${search}`)
  return null
}

/**
 * Redirects a former page under Manifest: one registration, adding one, an import.
 * @throws Response
 */
export function alamatLamaBawah({ request }: Pick<LoaderFunctionArgs, 'request'>): never {
  const { pathname, search } = new URL(request.url)
  const rest = pathname.slice(paths.manifest.length)
  throw redirect(`${paths.pendaftaran}${rest}${search}`)
}
