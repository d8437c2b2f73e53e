import type { APIRoute, GetStaticPaths } from 'astro'
import { ogGambar } from '../../og/og.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...(await ogGambar())].map(([nama, bytes]) => ({ params: { nama }, props: { bytes } }))

/** A picture for shared links; its name is made of what it shows. */
export const GET: APIRoute<{ bytes: Buffer }> = ({ props }) =>
  new Response(new Uint8Array(props.bytes), { headers: { 'content-type': 'image/jpeg' } })
