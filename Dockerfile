# The executable of a release in a bare Debian. Its context is the folder that Scripts/dist writes:
#
#   Scripts/dist && docker build -t trellis -f Dockerfile .build/dist
#   docker run --rm -v "$PWD:/work" trellis check App
#
# What calls git (`merge`, `diff --git`, `bisect`) needs it in an image of your own: `RUN apt-get update && apt-get install -y git`.
FROM debian:bookworm-slim
ARG VERSION=0.2.0
ADD trellis-${VERSION}-linux-x86_64.tar.gz /opt/
RUN mv /opt/trellis-${VERSION}-linux-x86_64 /opt/trellis \
  && ln -s /opt/trellis/bin/trellis /usr/local/bin/trellis \
  && install -D -m 644 /opt/trellis/completions/trellis.bash /usr/share/bash-completion/completions/trellis \
  && trellis --version
WORKDIR /work
ENTRYPOINT ["trellis"]
CMD ["--help"]
