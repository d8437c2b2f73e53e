import { Button, Loader, Modal, SegmentedControl } from '@mantine/core'
import { POSTER_UKURAN, type PosterUkuran } from '@safar/shared/content/keberangkatan/poster'
import { formatBulan } from '@safar/shared/platform/format/tanggal'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { download } from '../../platform/ui/download.ts'
import { Retry } from '../../platform/ui/retry.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import { useObjectUrl } from '../../platform/ui/use-object-url.ts'
import { posterClient } from './poster-client.ts'
import classes from './poster-dialog.module.css'

const NAMA: Record<PosterUkuran, string> = { potret: 'WhatsApp dan Instagram', a4: 'Cetak A4' }

interface Props {
  /** `2027-03`. */
  bulan: string
  onClose: () => void
}

/** Renders the month's poster as the server draws it now, in the chosen size, to look at and to download. */
export function PosterDialog({ bulan, onClose }: Props) {
  useFocusBack()
  const [ukuran, setUkuran] = useState<PosterUkuran>('potret')
  const nama = formatBulan(`${bulan}-01`)
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['paket', 'poster', bulan, ukuran],
    queryFn: ({ signal }) => posterClient.draw(bulan, ukuran, { signal }),
    // Seats change: the poster is drawn anew each time it is opened.
    gcTime: 0,
    retry: false,
  })
  const url = useObjectUrl(data)
  return (
    <Modal opened onClose={onClose} title={`Poster ${nama}`}>
      <SegmentedControl
        fullWidth
        aria-label="Ukuran"
        data={POSTER_UKURAN.map((value) => ({ value, label: NAMA[value] }))}
        value={ukuran}
        onChange={setUkuran}
      />
      <div className={classes.frame} data-ukuran={ukuran} aria-busy={isPending}>
        {isPending && <Loader aria-label="Poster sedang digambar" />}
        {isError && (
          <div role="alert">
            <p>{error.message}</p>
            <Retry onRetry={() => void refetch()} />
          </div>
        )}
        {url && <img src={url} alt={`Poster keberangkatan ${nama}, ${NAMA[ukuran]}`} />}
      </div>
      <p className={classes.hint}>
        Hanya keberangkatan yang sudah terbit. Sisa kursi tertulis per hari ini: unduh lagi sebelum dibagikan
        di hari lain.
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Tutup
        </Button>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!data}
          onClick={() => data && download(data, `poster-${bulan}-${ukuran}.png`)}
        >
          Unduh
        </Button>
      </DialogActions>
    </Modal>
  )
}
