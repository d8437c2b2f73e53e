import { useMutation } from '@tanstack/react-query'
import { download } from '../../platform/ui/download.ts'

/** A file to be fetched, and its name. */
interface Wanted {
  name: string
  fetch: () => Promise<Blob>
}

/** Fetches a file and gives it to the person; the error of a failed one is said until the next try. */
export function useFile() {
  const { mutate, isPending, error, variables, isSuccess, reset } = useMutation({
    mutationFn: ({ fetch }: Wanted) => fetch(),
    onSuccess: (blob, { name }) => download(blob, name),
  })
  return { take: mutate, isPending, error, isSuccess, reset, name: variables?.name }
}
