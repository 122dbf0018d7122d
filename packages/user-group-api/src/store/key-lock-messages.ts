/** Why a service cannot start, and why the token key cannot be changed; for people. */
export const KEY_IN_CHANGE = 'The token key is being changed at the moment. Start the service when "rekey" has ended.'
export const KEY_IN_USE = 'A service runs on this store. Stop every instance, and then run "rekey" again.'
