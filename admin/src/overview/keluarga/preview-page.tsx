import { Button, Text } from '@mantine/core'
import { createFamilyScreen } from '@safar/shared/overview/pesanan/view/family-screen'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router-dom'
import { pemesananPath } from '../../platform/paths.ts'
import { useTitle } from '../../platform/ui/use-title.ts'
import { FamilyPlace } from '../pesanan/family-place.tsx'
import classes from './keluarga.module.css'
import { kirimanClient } from './kiriman.queries.ts'

/** Fails a sending that no control of a preview can begin: they are all disabled. */
const refused = () => Promise.reject(new Error('Nothing is sent from a preview'))

/** Renders `/admin/keluarga/{id}`: a booking as its family sees it, of which nothing can be pressed. */
export function Component() {
  useTitle('Seperti dilihat keluarga')
  const id = Number(useParams().id)
  const make = useCallback(
    (into: HTMLElement) =>
      createFamilyScreen({
        into,
        fetchBooking: () => kirimanClient.preview(id),
        sendings: { proof: refused, paper: refused, ask: refused },
      }),
    [id],
  )
  return (
    <>
      <Button
        component={Link}
        to={pemesananPath(id)}
        variant="subtle"
        c="var(--muted)"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Kembali ke pemesanan
      </Button>
      <Text className={classes.said ?? ''}>
        Beginilah keluarga melihat halamannya. Tombol dan isiannya tidak dapat dipakai di sini, dan kunjungan
        ini tidak tercatat.
      </Text>
      <fieldset className={classes.preview} disabled>
        <FamilyPlace make={make} />
      </fieldset>
    </>
  )
}
