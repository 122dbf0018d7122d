# The spearmint command in a container, built from this checkout:
#   docker build --tag spearmint .
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" spearmint build docs --out site
FROM node:22-slim AS packages
WORKDIR /source
COPY . .
RUN npm ci && npm pack --workspace spearmint --pack-destination /tmp

FROM node:22-slim
# Git knows when pages were last changed (--dates) and which repository they belong to.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=packages /tmp/spearmint-*.tgz /tmp/
RUN npm install --global /tmp/spearmint-*.tgz && rm /tmp/spearmint-*.tgz
USER node
WORKDIR /work
# The port of spearmint dev and preview.
EXPOSE 3000
ENTRYPOINT ["spearmint"]
CMD ["--help"]
