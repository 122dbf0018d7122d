/** Error messages of both stores: why a service cannot start, and why the token key cannot be changed. */
export const REKEY_IN_PROGRESS = 'The token key is being changed. Start the service after "rekey" has finished.'
export const SERVICE_RUNNING = 'A service is running on this store. Stop every instance, then run "rekey" again.'
