import type { APIRoute, GetStaticPaths } from 'astro'
import { ogGambar } from '../../og/og.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...(await ogGambar()).keys()].map((nama) => ({ params: { nama } }))

/** A picture for shared links; its name is made of what it shows. */
export const GET: APIRoute = async ({ params }) => {
  const bytes = await (await ogGambar()).get(params.nama ?? '')?.()
  if (!bytes) throw new Error(`the picture ${params.nama} went missing while the site was built`)
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } })
}
