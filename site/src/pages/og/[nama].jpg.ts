import type { APIRoute, GetStaticPaths } from 'astro'
import { fileResponse } from '../../../bundel/file-response.ts'
import { ogPicture, ogPictures } from '../../share-images.ts'

const TYPE = 'image/jpeg'

export const getStaticPaths: GetStaticPaths = async () =>
  [...(await ogPictures()).keys()].map((nama) => ({ params: { nama } }))

/** Serves a picture of shared links, by the hash of its content. */
export const GET: APIRoute = async ({ params }) => {
  const picture = await ogPicture(params.nama ?? '')
  if (!picture) return new Response(null, { status: 404 })
  if ('file' in picture) return fileResponse(picture.file, TYPE)
  return new Response(new Uint8Array(picture.bytes), { headers: { 'content-type': TYPE } })
}
