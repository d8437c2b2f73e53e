/** The error of a message that did not leave. */
export class SendFailed extends Error {
  /**
   * `pesan`: this one was refused, for now. `tetap`: and it will be again. `server`: nobody takes any, whatever is
   * sent. `ragu`: it may have been taken.
   */
  readonly sebab: 'pesan' | 'tetap' | 'server' | 'ragu'

  constructor(sebab: SendFailed['sebab'], message: string) {
    super(message)
    this.name = 'GagalKirim'
    this.sebab = sebab
  }
}
