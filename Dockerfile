# The server for many; compose.yaml brings PostgreSQL beside it.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /forbidden
COPY . .
RUN pip install --no-cache-dir --require-hashes --no-deps -r requirements-uv.lock \
    && uv build --wheel --out-dir /wheels

FROM python:3.11-slim
COPY requirements.lock requirements-uv.lock /locks/
RUN pip install --no-cache-dir --require-hashes --no-deps -r /locks/requirements-uv.lock \
    && uv pip install --system --no-cache --require-hashes -r /locks/requirements.lock
COPY --from=build /wheels /wheels
RUN uv pip install --system --no-cache --no-deps /wheels/*.whl \
    && useradd --create-home player
USER player
EXPOSE 8000
CMD ["forbidden", "serve", "--host", "0.0.0.0", "--port", "8000"]
