import type { APIRoute, GetStaticPaths } from 'astro'
import { isiBerkas, namaBerkas } from '../../cari/berkas-cari.ts'

/* What a search loads beside its first file, where there is much to search. */
export const getStaticPaths: GetStaticPaths = async () =>
  (await namaBerkas()).map((nama) => ({ params: { nama } }))

export const GET: APIRoute = async ({ params }) => Response.json(await isiBerkas(params.nama ?? ''))
