#!/bin/bash
# Runs the User Group service with failover, from the packages of Debian 12:
#
#   apt-get install postgresql patroni etcd-server haproxy python3-etcd curl
#
#   cluster.sh start <folder>          starts everything and waits until it responds
#   cluster.sh start-node <folder> 2   starts a database node again, for example after you killed it
#   cluster.sh start-service <folder> 1
#                                      starts an instance of the service again
#   cluster.sh stop <folder>           stops everything and deletes the folder
#
# Three database nodes (Patroni with PostgreSQL), of which one is the primary, two instances of the service, etcd and HAProxy.
# On real machines, each node and each instance has its own, HAProxy runs next to each instance, and etcd has three members.
set -euo pipefail

# Where everything listens. By default, each node has its own loopback address.
NODES=(${NODE_ADDRESSES:-127.0.0.11 127.0.0.12 127.0.0.13})
ETCD_ADDRESS=${ETCD_ADDRESS:-127.0.0.1}
ETCD_PORT=${ETCD_PORT:-2379}
POSTGRES_PORT=${POSTGRES_PORT:-5432}
PATRONI_PORT=${PATRONI_PORT:-8008}
DATABASE_PORT=${DATABASE_PORT:-5000} # HAProxy: the primary
API_PORT=${API_PORT:-4600}           # HAProxy: the service
SERVICE_PORTS=(${SERVICE_PORTS:-4601 4602})
# Seconds until the other nodes replace a primary that is gone. LOOP_WAIT + 2 * RETRY_TIMEOUT must not exceed it.
TTL=${TTL:-20}
LOOP_WAIT=${LOOP_WAIT:-2}
RETRY_TIMEOUT=${RETRY_TIMEOUT:-5}
# Runs the processes of a node elsewhere: "ip netns exec node%" puts node 2 into the network namespace "node2".
NODE_COMMAND=${NODE_COMMAND:-}
SERVICE=${SERVICE:-npx @spearmint/user-group-api}

command=${1:-}
folder=${2:+$(realpath -m "$2")}
number=${3:-}
export PATH="$PATH:/usr/sbin"
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)

# PostgreSQL refuses to run as root.
as_postgres=()
if [ "$(id -u)" = 0 ]; then as_postgres=(setpriv --reuid postgres --regid postgres --clear-groups); fi

fail() {
  echo "error: $1" >&2
  exit 1
}

# start_process <name> <command...>: starts a process in its own session, with its output in a file. A variable marks it and
# the processes that it starts, such as those of npx.
start_process() {
  local name=$1
  shift
  CLUSTER_PROCESS=$folder/$name setsid "$@" >>"$folder/$name.log" 2>&1 </dev/null &
  echo $! >"$folder/$name.pid"
}

# is_marked <pid> <name>: a number in a file can be that of another process by now.
is_marked() {
  grep -qszxF "CLUSTER_PROCESS=$folder/$2" "/proc/$1/environ"
}

# list_processes <name>: what start_process has started under this name, with child processes and the database of a node.
list_processes() {
  local file
  for file in $(grep -lszxF "CLUSTER_PROCESS=$folder/$1" /proc/[0-9]*/environ); do basename "${file%/environ}"; done
  find_database "$1"
}

# find_database <name>: the PostgreSQL of a node if it is running. It doesn't belong to the session of Patroni.
find_database() {
  local pid
  pid=$(head -1 "$folder/$1/postmaster.pid" 2>/dev/null) || return 0
  if grep -qszxF "$folder/$1" "/proc/$pid/cmdline"; then echo "$pid"; fi
}

# assert_not_running <name> <what>
assert_not_running() {
  if [ -e "$folder/$1.pid" ] && is_marked "$(cat "$folder/$1.pid")" "$1"; then fail "$2 is already running."; fi
}

# assert_free <address> <port> <variable> [command...]: checks, with the prefix of a node, that a port can be used.
assert_free() {
  local reason
  reason=$("${@:4}" python3 -c '
import socket, sys
server = socket.socket(socket.AF_INET6 if ":" in sys.argv[1] else socket.AF_INET)
server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
try:
    server.bind((sys.argv[1], int(sys.argv[2])))
    server.listen()
except (OSError, OverflowError, ValueError) as error:
    print(getattr(error, "strerror", None) or error)
' "$1" "$2" 2>&1) || true
  [ -z "$reason" ] || fail "port $2 of $1 cannot be used: $reason. Stop what uses it, or set $3."
}

# wait_until <seconds> <what> <command...>
wait_until() {
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || fail "$what does not respond. See the logs in $folder."
    sleep 0.2
  done
}

write_patroni_config() {
  local address=${NODES[$1 - 1]}
  cat >"$folder/patroni-$1.yml" <<YAML
scope: user-groups
name: node$1
restapi: { listen: '$address:$PATRONI_PORT', connect_address: '$address:$PATRONI_PORT' }
etcd3: { host: '$ETCD_ADDRESS:$ETCD_PORT' }
bootstrap:
  dcs:
    ttl: $TTL
    loop_wait: $LOOP_WAIT
    retry_timeout: $RETRY_TIMEOUT
    # Without a copy of each commit on a second node, writes wait.
    synchronous_mode: true
    synchronous_mode_strict: true
    # Replace a primary that crashed instead of waiting for its recovery.
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, shared_buffers: 32MB, wal_keep_size: 512MB, wal_sender_timeout: ${TTL}s }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: '$address:$POSTGRES_PORT'
  connect_address: '$address:$POSTGRES_PORT'
  bin_dir: $bin
  data_dir: $folder/node$1
  pgpass: $folder/pgpass$1
  use_unix_socket: true
  parameters: { unix_socket_directories: '$folder/socket$1' }
  pg_hba: ['local all all trust', 'host all all all scram-sha-256', 'host replication all all scram-sha-256']
  authentication:
    superuser: { username: postgres, password: '$(cat "$folder/password")' }
    replication: { username: replicator, password: '$(cat "$folder/password")' }
YAML
}

write_haproxy_config() {
  cat >"$folder/haproxy.cfg" <<CFG
global
  maxconn 5000
defaults
  timeout connect 2s
  timeout check 2s
  default-server check inter 1s fall 2 rise 1

# The database driver of the service takes one host, so HAProxy finds the primary: only there, Patroni answers 200.
# Connections to a former primary are closed, and idle ones stay open.
listen database
  mode tcp
  bind 127.0.0.1:$DATABASE_PORT
  timeout client 1d
  timeout server 1d
  option clitcpka
  option srvtcpka
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server port $PATRONI_PORT on-marked-down shutdown-sessions
$(for index in "${!NODES[@]}"; do echo "  server node$((index + 1)) ${NODES[$index]}:$POSTGRES_PORT"; done)

# A request is sent again only if an instance refused the connection: never after it may have been applied.
frontend api
  mode http
  bind 127.0.0.1:$API_PORT
  timeout client 60s
  timeout http-request 15s
  default_backend services

backend services
  mode http
  timeout server 60s
  retry-on conn-failure
  option redispatch
  option httpchk GET /readyz
  http-check expect status 200
$(for index in "${!SERVICE_PORTS[@]}"; do echo "  server service$((index + 1)) 127.0.0.1:${SERVICE_PORTS[$index]}"; done)
$(
    # Errors of HAProxy itself look like those of the service.
    write_error() {
      local body="{\"success\":0,\"error\":{\"code\":\"$2\",\"message\":\"$3\"},\"request_id\":\"none\"}"
      echo "  http-error status $1 content-type application/json string '$body' hdr Cache-Control no-store ${4:-}"
    }
    write_error 400 bad_request "The request is malformed."
    write_error 408 request_timeout "The request did not arrive in time."
    write_error 502 bad_gateway "The instance stopped responding. The request may have been applied."
    write_error 503 store_unavailable "No instance of the service is ready." "hdr Retry-After 1"
    write_error 504 gateway_timeout "The instance did not respond in time. The request may have been applied."
  )
CFG
}

assert_node_free() {
  local address=${NODES[$1 - 1]} prefix=${NODE_COMMAND//%/$1}
  assert_free "$address" "$PATRONI_PORT" PATRONI_PORT $prefix
  if [ -z "$(find_database "node$1")" ]; then assert_free "$address" "$POSTGRES_PORT" POSTGRES_PORT $prefix; fi
}

start_node() {
  assert_not_running "node$1" "node $1"
  assert_node_free "$1"
  # Patroni waits for a lock in this file if the node was killed. If only Patroni was, it finds its database there.
  if [ -z "$(find_database "node$1")" ]; then rm -f "$folder/node$1/postmaster.pid"; fi
  start_process "node$1" ${NODE_COMMAND//%/$1} "${as_postgres[@]}" patroni "$folder/patroni-$1.yml"
}

start_service() {
  assert_not_running "service$1" "instance $1"
  assert_free 127.0.0.1 "${SERVICE_PORTS[$1 - 1]}" SERVICE_PORTS
  DATABASE_URL="postgres://user_groups:$(cat "$folder/password")@127.0.0.1:$DATABASE_PORT/user_groups" \
    TOKEN_KEY=$(cat "$folder/token.key") API_TOKEN=$(cat "$folder/api-token") \
    start_process "service$1" $SERVICE serve --port "${SERVICE_PORTS[$1 - 1]}"
}

# psql on the primary.
query_primary() {
  PGPASSWORD=$(cat "$folder/password") "$bin/psql" --no-psqlrc --quiet --set ON_ERROR_STOP=1 \
    "postgres://postgres@127.0.0.1:$DATABASE_PORT/postgres?connect_timeout=3" --command "$1"
}

has_synchronous_replica() {
  query_primary "SELECT 'found' FROM pg_stat_replication WHERE sync_state = 'sync'" | grep -q found
}

assert_usable_folder() {
  local parent
  parent=$(dirname "$folder")
  [ ! -e "$folder" ] || fail "$folder already exists."
  [ -d "$parent" ] || fail "the folder $parent does not exist. Create it first, or select another folder."
  [ -w "$parent" ] || fail "you cannot create a folder in $parent. Select another one, for example /tmp/cluster."
  "${as_postgres[@]}" test -x "$parent" || fail "the user postgres cannot enter $parent. Select another folder, for example /tmp/cluster."
  while [ "$parent" != / ]; do
    [ ! -e "$parent/patroni-1.yml" ] || fail "$folder is in the folder of another cluster, $parent. Select another folder."
    parent=$(dirname "$parent")
  done
  # PostgreSQL has sockets in it, whose paths are limited to 107 bytes.
  [ "$(printf %s "$folder" | wc -c)" -le 84 ] || fail "$folder is too long. Select a folder with at most 84 bytes, for example /tmp/cluster."
}

start() {
  for program in "$bin/postgres" patroni etcd haproxy openssl setpriv curl python3; do
    command -v "$program" >/dev/null || fail "$program is not installed (apt-get install postgresql patroni etcd-server haproxy python3-etcd curl)."
  done
  assert_usable_folder
  assert_free "$ETCD_ADDRESS" "$ETCD_PORT" ETCD_PORT
  assert_free 127.0.0.1 "$DATABASE_PORT" DATABASE_PORT
  assert_free 127.0.0.1 "$API_PORT" API_PORT
  for port in "${SERVICE_PORTS[@]}"; do assert_free 127.0.0.1 "$port" SERVICE_PORTS; done
  for index in "${!NODES[@]}"; do assert_node_free $((index + 1)); done
  umask 077
  mkdir "$folder"
  openssl rand -hex 16 >"$folder/password"
  echo "${TOKEN_KEY:-$(openssl rand -base64 32)}" >"$folder/token.key"
  echo "${API_TOKEN:-$(openssl rand -hex 32)}" >"$folder/api-token"
  write_haproxy_config
  for index in "${!NODES[@]}"; do
    write_patroni_config $((index + 1))
    mkdir "$folder/socket$((index + 1))"
  done
  trap stop_all EXIT
  if [ "$(id -u)" = 0 ]; then chown -R postgres:postgres "$folder"; fi

  start_process etcd "${as_postgres[@]}" etcd --data-dir "$folder/etcd" --log-level error \
    --listen-client-urls "http://$ETCD_ADDRESS:$ETCD_PORT" --advertise-client-urls "http://$ETCD_ADDRESS:$ETCD_PORT" \
    --listen-peer-urls 'http://127.0.0.1:0' --initial-advertise-peer-urls 'http://127.0.0.1:2380' \
    --initial-cluster 'default=http://127.0.0.1:2380'
  wait_until 30 etcd curl --fail --silent "http://$ETCD_ADDRESS:$ETCD_PORT/health"
  start_process haproxy "${as_postgres[@]}" haproxy -db -f "$folder/haproxy.cfg"
  for index in "${!NODES[@]}"; do start_node $((index + 1)); done
  wait_until 120 'The primary' query_primary 'SELECT 1'
  wait_until 120 'The synchronous replica' has_synchronous_replica
  # Statements that wait for a replica keep their connection after the service has given up, so leave some for Patroni. Only
  # with pg_monitor, the service sees which replicas are synchronous.
  query_primary "CREATE ROLE user_groups LOGIN CONNECTION LIMIT 60 IN ROLE pg_monitor PASSWORD '$(cat "$folder/password")'"
  query_primary 'CREATE DATABASE user_groups OWNER user_groups'
  for index in "${!SERVICE_PORTS[@]}"; do start_service $((index + 1)); done
  for index in "${!SERVICE_PORTS[@]}"; do
    wait_until 30 "Instance $((index + 1))" curl --fail --silent "http://127.0.0.1:${SERVICE_PORTS[$index]}/readyz"
  done
  wait_until 30 'The service' curl --fail --silent "http://127.0.0.1:$API_PORT/readyz"
  trap - EXIT
  echo "The service is on http://127.0.0.1:$API_PORT with the token $(cat "$folder/api-token")"
}

# stop_processes <name>: asks the processes whose names start like this to stop, and kills those that don't within 15 seconds.
stop_processes() {
  local names=() name pids end=$((SECONDS + 15))
  for name in "$folder/$1"*.pid; do
    if [ -e "$name" ]; then names+=("$(basename "$name" .pid)"); fi
  done
  for name in "${names[@]}"; do
    # The whole session: npx doesn't pass the signal on. Patroni stops its database itself.
    if [ -n "$(list_processes "$name")" ]; then kill -- "-$(cat "$folder/$name.pid")" 2>/dev/null || true; fi
  done
  while true; do
    pids=$(for name in "${names[@]}"; do list_processes "$name"; done)
    if [ -z "$pids" ]; then return; fi
    if [ $SECONDS -ge $end ]; then break; fi
    sleep 0.1
  done
  kill -KILL $pids 2>/dev/null || true
}

stop_all() {
  for name in service haproxy node etcd; do stop_processes $name; done
}

assert_cluster() {
  [ -e "$folder/haproxy.cfg" ] || fail "$folder is not the folder of a cluster."
}

# assert_number <what> <count>: checks the number of a node or an instance.
assert_number() {
  [[ $number =~ ^[1-9]$ && $number -le $2 ]] || fail "there is no $1 \"$number\"; expected a number from 1 to $2."
}

stop() {
  assert_cluster
  stop_all
  rm -rf "$folder"
}

case "$command:$folder" in
  *:) sed -n '2,13s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  start:*) start ;;
  start-node:*) assert_cluster; assert_number node ${#NODES[@]}; start_node "$number" ;;
  start-service:*) assert_cluster; assert_number instance ${#SERVICE_PORTS[@]}; start_service "$number" ;;
  stop:*) stop ;;
  *) fail "unknown command \"$command\"" ;;
esac
